import { refusalIn } from '../../../../platform/contract/lifecycle.ts'
import { mayOf } from '../../../../platform/http/may.ts'
import { deals } from './contract.ts'
import { dealLife } from './life.ts'

export const mayOfDeals = mayOf(deals, {
  answeredBy: ['list', 'get'],
  actions: ['update', 'changeStage', 'win', 'lose', 'reopen'],
  outcomes: (_, rows) =>
    rows.map(({ state }) => ({
      update: null,
      changeStage: refusalIn(dealLife, 'change_stage', state),
      win: refusalIn(dealLife, 'win', state),
      lose: refusalIn(dealLife, 'lose', state),
      reopen: refusalIn(dealLife, 'reopen', state),
    })),
})
