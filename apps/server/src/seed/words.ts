import type { Random } from './random'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'the weekend', 'the end of the month']
const seasons = ['spring', 'summer', 'fall', 'winter', 'the new year', 'March', 'June', 'September']
const hours = [
  'after 5 PM only',
  'before noon',
  'at lunch time',
  'after 3 PM',
  'in the evening',
  'on Saturdays',
]
const relatives = ['wife', 'husband', 'daughter', 'son', 'partner', 'brother', 'mother']
const figures = [
  'lease figures',
  'payoff figures',
  'a trade-in value',
  'finance terms',
  'a buy-out quote',
  'a hybrid quote',
]
const reasonsToWait = [
  'waiting for a bonus',
  'moving house first',
  'rates are too high',
  'new baby in May',
  'between jobs',
  'paying off school first',
]
const wishes = [
  'a third row',
  'all-wheel drive',
  'a lower payment',
  'better mileage',
  'a truck for towing',
  'heated seats',
  'a plug-in',
  'a shorter term',
  'no money down',
  'something smaller',
]
const parts = ['Brakes', 'Front tires', 'Rear tires', 'Rear pads']
const services = [
  'alignment',
  'brake flush',
  'battery',
  'cabin filter',
  'transmission service',
  'wiper blades',
]

const plain = [
  'Prefers email',
  'Prefers text, then call',
  'Do not call at work',
  'Happy with present car',
  'Loves the car, hates the payment',
  'Second key missing',
  'Small dent in rear door',
  'Windshield chip, told about coverage',
  'Mailbox full',
  'Left word with front desk',
  'Owner is the father, son drives',
  'Co-signer must be present',
  'Travels for work, try again next month',
  'Company car soon, may sell',
  'Bought a second vehicle elsewhere',
  'Wants to keep it until paid off',
  'Over miles on the lease',
  'Asked about tax on the trade',
  'Compared with an online offer',
  'Heard about the recall from a neighbor',
  'Would like a loaner next visit',
  'Came in with the whole family',
  'Speaks Spanish, asked for Carlos',
  'Snow tires are in our storage',
  'Interested in the certified program',
]

/** A short note as an associate types it. `model` is what the customer drives. */
export function shortNote(random: Random, model: string): string {
  const sentences: readonly (() => string)[] = [
    () => random.pick(plain),
    () => `Asked for ${random.pick(figures)} by ${random.pick(days)}`,
    () => `Call ${random.pick(hours)}`,
    () => `Talk to ${random.pick(relatives)} first, back by ${random.pick(days)}`,
    () => `Wants ${random.pick(wishes)} by ${random.pick(seasons)}`,
    () => `Would trade the ${model} for ${random.pick(wishes)}`,
    () => `Not now, ${random.pick(reasonsToWait)}; try ${random.pick(seasons)}`,
    () => `Asked for ${model} figures by ${random.pick(days)}`,
  ]
  return random.pick(sentences)()
}

/** A note that somebody in the service drive adds. */
export const serviceNote = (random: Random): string =>
  random.chance(0.5)
    ? `${random.pick(parts)} at ${random.integer(2, 5)} mm, declined`
    : `Declined ${random.pick(services)}, ${random.pick(['will think about it', 'asked for the price again', 'wants it next visit'])}`

/** A note of several sentences, for the cells that must cut a long text. */
export const longNote = (random: Random, model: string): string =>
  [shortNote(random, model), shortNote(random, model), serviceNote(random)].join('. ') + '.'

/** What an email says. */
export interface EmailText {
  readonly subject: string
  readonly body: string
}

const paragraphs = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('')

/** What an associate writes to a customer. Names of people stay out of it: the placeholders of templates put them in. */
export const outboundEmail = (random: Random, model: string, store: string): EmailText => ({
  subject: random.pick([
    `Your ${model} may be worth more than you think`,
    `A newer ${model} for about the same payment`,
    `Thank you for visiting ${store}`,
    `Your ${model}: options before the next service`,
  ]),
  body: paragraphs(
    'Hello,',
    random.pick([
      `we would like to make you an offer for your ${model}.`,
      `drivers of the ${model} often find that a new one costs about the same each month.`,
      'we have looked at your account and see a way to lower your payment.',
    ]),
    `Would ${random.pick(days)} suit you for a short visit?`,
  ),
})

/** What a customer writes back. */
export const inboundEmail = (random: Random, subject: string, model: string): EmailText => ({
  subject: `Re: ${subject}`,
  body: paragraphs(
    random.pick([
      `Thanks. What would you give me for the ${model} today?`,
      `Could you send me ${random.pick(figures)}? I can come by on ${random.pick(days)}.`,
      'I am interested, but my payment must not go up.',
      `Please call me ${random.pick(hours)}.`,
      'Is the offer good for another month? We are away until then.',
      `Do you have one with ${random.pick(wishes)} in stock?`,
    ]),
  ),
})

/** What an associate answers. */
export const replyEmail = (random: Random, subject: string): EmailText => ({
  subject: `Re: ${subject}`,
  body: paragraphs(
    random.pick([
      'Thank you for your answer. The figures are ready, may I call you today?',
      `Gladly. I have put ${random.pick(days)} aside for you.`,
      'I have asked our finance desk and will send you the terms this afternoon.',
    ]),
  ),
})
