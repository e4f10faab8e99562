import { askedAndHeard } from './calls.js'

const output = document.querySelector('output')
if (output !== null) output.textContent = await askedAndHeard()
