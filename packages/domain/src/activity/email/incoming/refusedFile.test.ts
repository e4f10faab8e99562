import { expect, it } from 'vitest'
import { refusedFileText } from './refusedFile'

it('says why a file was not kept', () => {
  expect(refusedFileText('offer.exe', 'Eicar-Test')).toBe(
    'The file "offer.exe" was not kept: the scanner found Eicar-Test.',
  )
  expect(refusedFileText('film.mov', null)).toBe(
    'The file "film.mov" was not kept: it is too large for the scanner.',
  )
})
