/**
 * Part of an email as it is really sent, with every style inlined: email-inlined.html of
 * leemunroe/responsive-html-email-template (MIT, Copyright (c) Lee Munroe).
 */
export const inlinedEmail = `<p style="font-family: Helvetica, sans-serif; font-size: 16px; font-weight: normal; margin: 0; margin-bottom: 16px;">Hi there</p>
<p style="font-family: Helvetica, sans-serif; font-size: 16px; font-weight: normal; margin: 0; margin-bottom: 16px;">Sometimes you just want to send a simple HTML email with a simple design and clear call to action. This is it.</p>
<a href="http://htmlemail.io" target="_blank" style="border: solid 2px #0867ec; border-radius: 4px; box-sizing: border-box; cursor: pointer; display: inline-block; font-size: 16px; font-weight: bold; margin: 0; padding: 12px 24px; text-decoration: none; text-transform: capitalize; background-color: #0867ec; border-color: #0867ec; color: #ffffff;">Call To Action</a>`

/** The same without its styles. */
export const plainEmail = `<p>Hi there</p>
<p>Sometimes you just want to send a simple HTML email with a simple design and clear call to action. This is it.</p>
<a href="http://htmlemail.io" target="_blank">Call To Action</a>`

/**
 * HTML that hides styles from careless readers: payloads of the tests of cure53/DOMPurify (test/fixtures/expect.mjs,
 * Apache-2.0), unchanged.
 */
export const hiddenStyles: readonly string[] = [
  `<div id="33"><a style="pointer-events:none;position:absolute;"><a style="position:absolute;" onclick="alert(33);">XXX</a></a><a href="javascript:alert(2)">XXX</a>//["'\`-->]]>]</div>`,
  `<div id="46"><div style="font-family:foo}color=red;">XXX</div>//["'\`-->]]>]</div>`,
  `<div id="60"><div style="[a]color[b]:[c]red">XXX</div>//["'\`-->]]>]</div>`,
  `<div id="93"><div style="list-style:url(http://foo.f)url(javascript:alert(93));">X</div>//["'\`-->]]>]</div>`,
  `<div id="110"><svg xmlns="http://www.w3.org/2000/svg">
<path d="M0,0" style="marker-start:url(test4.svg#a)"/>
</svg>//["'\`-->]]>]</div>`,
  `<div id="129"><svg><image style='filter:url("data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22><script>parent.alert(129)</script></svg>")'>
<!--
Same effect with
<image filter='...'>
-->
</svg>//["'\`-->]]>]</div>`,
  `<div id="24">1<set/xmlns=\`urn:schemas-microsoft-com:time\` style=\`behAvior:url(#default#time2)\` attributename=\`innerhtml\` to=\`<img/src="x"onerror=alert(24)>\`>//["'\`-->]]>]</div>`,
  `<div style=content:url(data:image/svg+xml,%3Csvg/%3E);visibility:hidden onload=alert(41)></div>//["'\`-->]]>]</div>`,
]
