import { describe, expect, it } from 'vitest'
import { isOwnHost } from './ownHost'

describe('the host of a request', () => {
  it.each([
    ['retain.example', 'https://retain.example'],
    ['RETAIN.example:443', 'https://retain.example'],
    ['retain.example:8443', 'https://retain.example'],
    ['localhost:4000', 'http://localhost:4000'],
    ['127.0.0.1:4000', 'http://localhost:4000'],
    ['[::1]:4000', 'http://localhost:4000'],
    ['localhost:5173', 'http://127.0.0.1:4000'],
  ])('%s is that of %s', (host, publicUrl) => {
    expect(isOwnHost(host, publicUrl)).toBe(true)
  })

  it.each([
    ['rebound.example', 'http://localhost:4000'],
    ['localhost.rebound.example', 'http://localhost:4000'],
    ['127.0.0.1.rebound.example', 'http://localhost:4000'],
    ['localhost', 'https://retain.example'],
    ['retain.example.rebound.example', 'https://retain.example'],
    ['retain.example@rebound.example', 'https://retain.example'],
    ['10.0.0.7:4000', 'http://localhost:4000'],
    ['', 'http://localhost:4000'],
    ['not a host', 'http://localhost:4000'],
    [undefined, 'http://localhost:4000'],
  ])('%s is not that of %s', (host, publicUrl) => {
    expect(isOwnHost(host, publicUrl)).toBe(false)
  })
})
