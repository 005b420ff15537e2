import { freeTexts } from '../../../platform/port.ts'
import { module } from '../../../platform/module.ts'
import { customFields } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

export const customFieldsModule = module({
  contract: customFields,
  handlers,
  port,
  contributes: [
    freeTexts.of({
      table: 'custom_field_values',
      texts: ['lookup'],
      documents: ['value'],
      key: 'record_id',
      mirrored: false,
    }),
  ],
})
