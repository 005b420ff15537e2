import { made, type Ways } from '../../../../../../test/breadth/ways.ts'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'

export const ways: Ways = ({ world, admin }) => {
  const planningUnitId = world.meri.catalogs.planningUnits.office
  let days = 0
  /** A day of its own for every open shift. */
  const work = () => {
    days += 1
    return {
      ...{ planningUnitId, workDate: addDays('2028-03-01', days), startMinutes: 420, endMinutes: 900 },
    }
  }
  const create = (more: object = {}) => admin.post('/v1/open-shifts', { ...work(), ...more })
  const openShift = async (more: object = {}): Promise<string> => (await made(create(more))).id
  const claimed = async (): Promise<string> =>
    (await made(admin.post(`/v1/me/open-shifts/${await openShift()}/claim`, {}))).id
  /** An own claim, of anyone who decides: here they may. */
  const toDecide = async (): Promise<string> => {
    await made(admin.patch('/v1/settings', { selfApprovalAllowed: true }))
    return claimed()
  }
  return {
    'openShifts.create': () => create(),
    'openShifts.update': async () => admin.patch(`/v1/open-shifts/${await openShift()}`, { slots: 2 }),
    'openShifts.withdraw': async () => admin.post(`/v1/open-shifts/${await openShift()}/withdraw`, {}),
    'openShiftClaims.claim': async () => admin.post(`/v1/me/open-shifts/${await openShift()}/claim`, {}),
    'openShiftClaims.withdrawOwn': async () =>
      admin.post(`/v1/me/open-shift-claims/${await claimed()}/withdraw`, {}),
    'openShiftClaims.approve': async () =>
      admin.post(`/v1/open-shift-claims/${await toDecide()}/approve`, {}),
    'openShiftClaims.decline': async () =>
      admin.post(`/v1/open-shift-claims/${await toDecide()}/decline`, { reason: 'Toinen ehti ensin' }),
  }
}
