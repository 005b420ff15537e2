import { errorEntries } from '../../../platform/contract/error-entries.ts'
import { handle } from '../../../platform/http/handler.ts'
import { module } from '../../../platform/module.ts'
import { whole } from '../../../platform/vocabulary/page.ts'
import { errors } from './contract.ts'

export const errorsModule = module({
  contract: errors,
  handlers: handle(errors, {
    async list({ services, language }) {
      return whole(errorEntries(services.contracts, language))
    },
  }),
})
