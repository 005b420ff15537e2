import type { Things } from '../../../../../test/breadth/things.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'

export const things: Things = {
  /** A clock-out that nothing begins has no place. */
  async punch_not_found({ made }) {
    return (await made('/v1/me/punch/clock-out', { clientPunchId: newId() })).punch.id
  },
  async punch_correction_not_found({ made }) {
    const { punch } = await made('/v1/me/punch/clock-out', { clientPunchId: newId() })
    const wanted = { kind: 'remove', punchId: punch.id, reason: 'Kortti luettiin kahdesti.' }
    return (await made('/v1/me/punch-corrections', wanted)).id
  },
}
