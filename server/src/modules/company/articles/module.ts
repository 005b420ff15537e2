import { mayCall } from '../../../platform/access/gates.ts'
import { module } from '../../../platform/module.ts'
import { findable, searchedRegister } from '../../records/search/port.ts'
import * as port from './port.ts'
import { articles } from './register.ts'

export const articlesModule = module({
  ...articles,
  port,
  contributes: findable(
    searchedRegister('article', 'articles', {
      readBy: caller => mayCall(caller, articles.contract.operations.list),
    }),
  ),
})
