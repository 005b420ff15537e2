import { refusalIn } from '../../../../platform/contract/lifecycle.ts'
import { mayOf } from '../../../../platform/http/may.ts'
import { activities } from './contract.ts'
import { activityLife } from './record.ts'
import { noteRefusal } from './rules.ts'

export const mayOfActivities = mayOf(activities, {
  answeredBy: ['list', 'get'],
  actions: ['update', 'complete', 'cancel', 'reopen'],
  outcomes: (_, rows) =>
    rows.map(({ type, state }) => ({
      update: null,
      complete: refusalIn(activityLife, 'complete', state),
      cancel: refusalIn(activityLife, 'cancel', state) ?? noteRefusal(type),
      reopen: refusalIn(activityLife, 'reopen', state) ?? noteRefusal(type),
    })),
})
