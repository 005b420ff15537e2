import { mayCall } from '../../../../platform/access/gates.ts'
import { movesCustomer } from '../../customers/port.ts'
import { projects } from './contract.ts'

/** The projects of a customer that is merged away. */
export const projectsOfCustomers = movesCustomer('projects', {
  sees: caller => mayCall(caller, projects.operations.list),
})
