/** Documents as senders of leads write them, what is read of each, and what of it must stand in it when it is printed again. */
export const corpus: readonly {
  readonly name: string
  readonly text: string
  readonly leads: readonly object[]
  readonly holds: readonly string[]
}[] = [
  {
    name: 'one with parts of names, options and a finance block',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<?ADF VERSION="1.0"?>
<adf>
  <prospect status="new">
    <id sequence="1" source="cars.example">88113</id>
    <requestdate>2000-03-30T15:30:20-08:00</requestdate>
    <vehicle interest="buy" status="used">
      <year>1999</year><make>Chevrolet</make><model>Blazer</model>
      <option><optionname>Sport</optionname><manufacturercode>p394</manufacturercode><weighting>65</weighting></option>
      <finance><method>finance</method><amount type="downpayment" limit="maximum" currency="USD">3500</amount></finance>
    </vehicle>
    <customer>
      <contact primarycontact="1">
        <name part="first" type="individual">John</name><name part="last">Doe</name>
        <phone type="voice" time="evening" preferredcontact="1">393-999-3922</phone>
        <address type="home"><street line="1">Main 1</street><city>Bellevue</city><regioncode>WA</regioncode></address>
      </contact>
      <timeframe><description>Within 1 month</description></timeframe>
    </customer>
    <vendor><vendorname>Acura of Bellevue</vendorname><contact><name part="full">Sales</name></contact></vendor>
  </prospect>
</adf>`,
    leads: [
      {
        reference: '88113',
        requestedAt: '2000-03-30T15:30:20-08:00',
        vehicles: [{ interest: 'buy', status: 'used', year: '1999', make: 'Chevrolet', model: 'Blazer' }],
        customer: { givenName: 'John', familyName: 'Doe', phones: ['393-999-3922'] },
        vendor: { name: 'Acura of Bellevue', contact: 'Sales' },
      },
    ],
    holds: [
      '<?ADF VERSION="1.0"?>',
      '<weighting>65</weighting>',
      '<amount type="downpayment" limit="maximum" currency="USD">3500</amount>',
      'preferredcontact="1"',
      '<street line="1">Main 1</street>',
      '<description>Within 1 month</description>',
    ],
  },
  {
    name: 'one with elements, attributes, comments and sections that nobody knows',
    text: `<adf xmlns:x="urn:example:x"><!-- sent by hand --><prospect x:batch="9">
<id>A&amp;B</id><?route fast?><customer><contact><name>Ana Maria Meyer</name></contact>
<comments><![CDATA[<b>call</b> & ask]]></comments><x:loyalty tier="gold"><x:points>12</x:points>!</x:loyalty></customer>
<unknown a="1" b="&quot;2&quot;"/><vehicle interest="trade-in"><make>Kia</make></vehicle></prospect></adf>`,
    leads: [
      {
        reference: 'A&B',
        vehicles: [{ interest: 'trade-in', status: 'new', make: 'Kia' }],
        customer: { givenName: 'Ana Maria', familyName: 'Meyer', comments: '<b>call</b> & ask' },
      },
    ],
    holds: [
      '<!-- sent by hand -->',
      'x:batch="9"',
      '<?route fast?>',
      '<![CDATA[<b>call</b> & ask]]>',
      '<x:loyalty tier="gold"><x:points>12</x:points>!</x:loyalty>',
      '<unknown a="1" b="&quot;2&quot;"/>',
    ],
  },
  {
    name: 'one of several prospects, in capitals',
    text: '<ADF><PROSPECT><ID>1</ID></PROSPECT><PROSPECT><ID>2</ID><EXTRA>&#233;</EXTRA></PROSPECT></ADF>',
    leads: [{ reference: '1' }, { reference: '2' }],
    holds: ['<EXTRA>é</EXTRA>'],
  },
  {
    name: 'one without a prospect',
    text: '<adf><note>empty</note></adf>',
    leads: [],
    holds: ['<note>empty</note>'],
  },
]
