import { type Module, module } from '../../platform/module.ts'
import { customFieldKinds } from '../custom-fields/port.ts'
import { contacts } from './contacts/contract.ts'
import { handlers as contactHandlers } from './contacts/handlers.ts'
import { contactKind } from './contacts/kind.ts'
import { searchedContacts } from './contacts/search.ts'
import { searched, searchedRegister } from '../search/port.ts'
import { customers } from './contract.ts'
import { customerGroups } from './groups/register.ts'
import { handlers } from './handlers.ts'
import { customerKind } from './kind.ts'
import * as port from './port.ts'
import { searchedCustomers } from './search.ts'
import { customerTags } from './tags/register.ts'

export const customersModules: readonly Module[] = [
  module({
    contract: customers,
    handlers,
    port,
    contributes: [customFieldKinds.of(customerKind), searched.of(searchedCustomers)],
  }),
  module({
    contract: contacts,
    handlers: contactHandlers,
    contributes: [customFieldKinds.of(contactKind), searched.of(searchedContacts)],
  }),
  module({
    ...customerGroups,
    contributes: [searched.of(searchedRegister('customer_group', 'customer_groups'))],
  }),
  module({
    ...customerTags,
    contributes: [searched.of(searchedRegister('customer_tag', 'customer_tags'))],
  }),
]
