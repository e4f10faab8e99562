/**
 * Addresses that the tests of validator.js (MIT, github.com/validatorjs/validator.js, test/validators.test.js) take and
 * refuse by default, as far as the pattern of the forms has an opinion: it asks for the shape alone (OP-046).
 */
export const validEmails = [
  'foo@bar.com',
  'foo@bar.com.au',
  'foo+bar@bar.com',
  'hans.m端ller@test.com',
  'hans@m端ller.com',
  'test|123@m端ller.com',
  'test123+ext@gmail.com',
  'some.name.midd.leNa.me.and.locality+extension@GoogleMail.com',
  '"foobar"@example.com',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.com',
  'test@gmail.com',
  'test.1@gmail.com',
  'test@1337.com',
] as const

/** Valid, but refused by the pattern: one character before the @, and quoted blanks or a quoted @. */
export const tooUnusualEmails = [
  'x@x.au',
  '"  foo  m端ller "@example.com',
  String.raw`"foo\@bar"@example.com`,
] as const

export const invalidEmails = [
  'invalidemail@',
  'invalid.com',
  '@invalid.com',
  'foo@bar.com.',
  'foo@bar.co.uk.',
  'z@co.c',
  'test1@invalid.co m',
  'test12@invalid.co　m',
  'test123+invalid! sub_address@gmail.com',
  'wrong()[]",:;<>@@gmail.com',
  'nbsp test@test.com',
  'nbsp_test@te st.com',
] as const
