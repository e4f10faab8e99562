import { saveCustomerInfo } from '@retain/api-client/opportunity'
import { command } from '../../commands/command'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { saveCustomer } from './saveCustomer'

/** Serves the edits of a customer. */
export function mountCustomer(host: ApiHost): void {
  mount(host, saveCustomerInfo, (call) =>
    command(call, host, saveCustomerInfo, (transaction, publish) => saveCustomer(transaction, publish, call)),
  )
}
