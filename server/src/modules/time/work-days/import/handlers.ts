import { handle } from '../../../../platform/http/handler.ts'
import { carryOut } from '../../../records/imports/port.ts'
import { readRows } from '../../../records/imports/protocol/port.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { hoursImport } from './contract.ts'
import { daysOf } from './days.ts'
import { imported } from './outcomes.ts'
import { dayOf, readRow } from './rows.ts'
import { namesInRows } from './store.ts'
import { followingOf } from '../writing/approval-followers.ts'
import { saveDays } from '../writing/saving.ts'
import { DaysToWrite } from './writing.ts'

export const handlers = handle(hoursImport, {
  async importWorkDays(call) {
    const { body, caller, db, services, refuse } = call
    const { rows, mode = 'upsert', filename = null } = body
    const [settings, names] = await Promise.all([
      settingsOf(db),
      namesInRows(db, caller, rows, services.contributions),
    ])
    if (!settings.supervisorMayActOnBehalf) refuse('acting_on_behalf_disabled')
    const read = readRows(rows, row => readRow(row, names), dayOf)
    const writing = new DaysToWrite({ db, caller, contributions: services.contributions, mode, filename })
    await writing.decide(daysOf(read))
    return carryOut(call, {
      register: 'work-days',
      decision: imported(read, writing),
      save: () =>
        saveDays(db, { contributions: services.contributions, ...followingOf(caller) }, writing.days),
      shown: () => ({}),
      remembered: ({ before, after }) => ({
        before: before && { entries: before.entries },
        after: { entries: after.entries },
      }),
    })
  },
})
