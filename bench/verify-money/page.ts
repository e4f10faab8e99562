import { dealPayments, digestOf } from './dealPayments.ts'

Object.assign(window, { dealPayments, digestOf })
