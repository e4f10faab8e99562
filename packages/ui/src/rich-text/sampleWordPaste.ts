/** What Word puts on the clipboard for a heading, a paragraph, a list with a second level, a numbered list and a table. */
export const sampleWordPaste = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0in; font-size:12.0pt; color:red; position:fixed} @list l0 {mso-list-id:1} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<h1 style='mso-style-next:Normal'><span style='font-family:"Calibri Light"'>Spring offer<o:p></o:p></span></h1>
<p class=MsoNormal><span style='font-size:11.0pt;font-family:"Calibri",sans-serif;color:red'>Dear <b style='mso-bidi-font-weight:
normal'>{{CustomerFirstName}}</b>,<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Lower payment<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]><i>same</i> term<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Newer car<o:p></o:p></p>
<p class=MsoNormal>Next steps<span style='mso-hide:all;display:none'>tracking</span>:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><!--[endif]-->Call us<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><!--[endif]-->Come by<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=200><p class=MsoNormal>Payment<o:p></o:p></p></td><td
width=200><p class=MsoNormal>$407<o:p></o:p></p></td></tr></table>
<v:shape id="_x0000_s1026" style='position:absolute'><v:imagedata src="file:///C:/clip_image001.png"/></v:shape>
<!--EndFragment--></body></html>`
