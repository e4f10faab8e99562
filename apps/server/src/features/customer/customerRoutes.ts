import { saveConquest as conquestEndpoint, saveCustomerInfo } from '@retain/api-client/opportunity'
import { command } from '../../commands/command'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { saveConquest } from './saveConquest'
import { saveCustomer } from './saveCustomer'

/** Serves the edits of a customer and of a conquest customer's deal. */
export function mountCustomer(host: ApiHost): void {
  mount(host, saveCustomerInfo, (call) =>
    command(call, host, saveCustomerInfo, (transaction, publish) => saveCustomer(transaction, publish, call)),
  )
  mount(host, conquestEndpoint, (call) =>
    command(call, host, conquestEndpoint, (transaction, publish) =>
      saveConquest(transaction, publish, { ...call, now: call.clock() }),
    ),
  )
}
