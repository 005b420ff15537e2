import { made, type Ways } from '../../../../../test/breadth/ways.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'

export const ways: Ways = ({ world, admin }) => {
  const [onni, eero] = [world.as('onni'), world.as('eero')]
  const tap = (name: string, by = onni) => by.post(`/v1/me/punch/${name}`, { clientPunchId: newId() })
  const unplaced = async (by = onni): Promise<string> => {
    // Twice in a row: the second finds nothing to end.
    await made(tap('clock-out', by))
    return (await made(tap('clock-out', by))).punch.id
  }
  const correction = async (): Promise<string> => {
    const wanted = { kind: 'remove', punchId: await unplaced(), reason: 'Kortti luettiin kahdesti.' }
    return (await made(onni.post('/v1/me/punch-corrections', wanted))).id
  }
  return {
    'punchClock.clockIn': () => tap('clock-in'),
    'punchClock.startBreak': () => tap('break-start'),
    'punchClock.endBreak': () => tap('break-end'),
    'punchClock.setAllocation': () => tap('set-allocation'),
    'punchClock.clockOut': () => tap('clock-out'),
    'punchClock.dismiss': async () =>
      admin.post(`/v1/team/unplaced-punches/${await unplaced()}/dismiss`, { reason: 'Kokeilu' }),
    'punchCorrections.create': async () =>
      eero.post('/v1/me/punch-corrections', {
        ...{ kind: 'remove', punchId: await unplaced(eero) },
        reason: 'Kortti luettiin kahdesti.',
      }),
    'punchCorrections.approve': async () =>
      admin.post(`/v1/punch-corrections/${await correction()}/approve`, {}),
    'punchCorrections.decline': async () =>
      admin.post(`/v1/punch-corrections/${await correction()}/decline`, { reason: 'Ei pidä paikkaansa.' }),
    'punchCorrections.withdraw': async () =>
      onni.post(`/v1/punch-corrections/${await correction()}/withdraw`, {}),
  }
}
