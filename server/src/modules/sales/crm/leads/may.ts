import { refusalIn } from '../../../../platform/contract/lifecycle.ts'
import { mayOf } from '../../../../platform/http/may.ts'
import { leads } from './contract.ts'
import { leadLife } from './life.ts'
import { fixedRefusal } from './rules.ts'

export const mayOfLeads = mayOf(leads, {
  answeredBy: ['list', 'get'],
  actions: ['update', 'work', 'qualify', 'disqualify', 'reopen', 'convert'],
  outcomes: (_, rows) =>
    rows.map(({ state }) => ({
      update: fixedRefusal(state) ?? null,
      work: refusalIn(leadLife, 'work', state),
      qualify: refusalIn(leadLife, 'qualify', state),
      disqualify: refusalIn(leadLife, 'disqualify', state),
      reopen: refusalIn(leadLife, 'reopen', state),
      convert: refusalIn(leadLife, 'convert', state),
    })),
})
