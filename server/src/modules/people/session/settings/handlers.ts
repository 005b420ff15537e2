import { handle } from '../../../../platform/http/handler.ts'
import { selfOf } from '../methods/person.ts'
import { settings } from './contract.ts'
import * as view from './view.ts'

export const handlers = handle(settings, {
  async get({ caller, db }) {
    return view.signIn(await selfOf(db, caller))
  },
})
