import { handle } from '../../platform/http/handler.ts'
import { me } from './contract.ts'
import * as view from './view.ts'

export const handlers = handle(me, {
  /** Answers from what the gates already know of the caller: no statement is sent. */
  async access({ caller, services }) {
    const budgets = await services.rateBudgets.of(caller.organisation.id, caller.credential.id)
    return view.access(caller, budgets)
  },
})
