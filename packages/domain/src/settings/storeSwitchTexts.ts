/** What the question says before a store is switched off. */
export const switchOffQuestion = (name: string) => ({
  title: `Switch off ${name}?`,
  text: 'Everybody who works in it is told at once. Nobody can open or save anything there until it is switched on again.',
})

/** What stands above the list after a store was switched, where it can be taken back. */
export const switchedText = (name: string, isEnabled: boolean): string =>
  `${name} is ${isEnabled ? 'on' : 'off'}.`

/** What stands there when somebody else has switched the store meanwhile. */
export const switchedMeanwhileText = (name: string, isEnabled: boolean, by: string | null): string =>
  `${name} was changed by ${by ?? 'somebody else'} meanwhile. It is ${isEnabled ? 'on' : 'off'}.`

/** What those are told whose store was switched off while they work in it (D-63). */
export const storeOffTexts = (name: string) => ({
  label: `${name} was switched off`,
  body: 'Nothing can be opened or saved there for now. What you have typed stays on this page. Choose another store, or wait until it is on again.',
})

/** What they are told once it is on again. */
export const storeOnText = (name: string): string => `${name} is on again`
