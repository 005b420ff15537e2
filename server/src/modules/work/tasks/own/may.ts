import { mayOf } from '../../../../platform/http/may.ts'
import { changesOfTasks } from '../record/may.ts'
import { ownTasks } from './contract.ts'

export const mayOfOwnTasks = mayOf(ownTasks, {
  answeredBy: ['list', 'get'],
  actions: ['changeStatus', 'checkItem'],
  outcomes: async (call, rows) =>
    (await changesOfTasks(call, rows)).map(({ change }) => ({ changeStatus: change, checkItem: change })),
})
