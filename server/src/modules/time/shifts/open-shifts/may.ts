import { refusalIn } from '../../../../platform/contract/lifecycle.ts'
import { mayOf } from '../../../../platform/http/may.ts'
import { repeatedRefusal } from '../claims/rules.ts'
import { openShiftClaims } from './claiming/contract.ts'
import { openShifts } from './contract.ts'
import { openShiftLife } from './life.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export const mayOfOpenShifts = mayOf(openShifts, {
  answeredBy: ['list', 'get'],
  actions: ['update', 'withdraw'],
  outcomes: (_, rows) =>
    rows.map(({ state }) => ({
      update: refusalIn(openShiftLife, 'update', state),
      withdraw: refusalIn(openShiftLife, 'withdraw', state),
    })),
})

const { listOwn } = openShifts.operations
const { claim } = openShiftClaims.operations

/** What members may do with those that they are offered; what the rules of the plan say of the shift is not looked at. */
export const mayOfOfferedShifts = mayOf(
  { ...openShifts, operations: { listOwn, claim } },
  {
    answeredBy: ['listOwn'],
    actions: ['claim'],
    async outcomes({ db, now }, rows) {
      const found = await store.openShiftsById(
        db,
        rows.map(({ id }) => id),
      )
      const byId = new Map(found.map(openShift => [openShift.id, openShift]))
      return rows.map(({ id, ownClaim }) => {
        const openShift = byId.get(id)
        if (!openShift) return {}
        const isRepeated = ownClaim?.state === 'pending' || ownClaim?.state === 'approved'
        return { claim: repeatedRefusal(isRepeated) ?? rules.takeClaim(openShift, now) }
      })
    },
  },
)
