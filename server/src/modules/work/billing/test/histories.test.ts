import { expect, it } from 'vitest'
import { drawsFrom } from '../../../../../test/world/draws.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { agrees, closes } from './agreement.ts'
import { billingWorld } from './world.ts'
import { History } from './history.ts'

const firstSeed = Number(process.env['KONTTORI_HISTORIES_SEED'] ?? 30)
const seeds = Number(process.env['KONTTORI_HISTORIES_SEEDS'] ?? 3)
const steps = Number(process.env['KONTTORI_HISTORIES_STEPS'] ?? 14)

const at = await billingWorld()

it.each(Array.from({ length: seeds }, (_, index) => firstSeed + index))(
  'a project of whatever history is what a ledger says by month, phase and member, and what is closed or billed stays (KONTTORI_HISTORIES_SEED=%i)',
  async seed => {
    const draw = drawsFrom(seed)
    const history = await History.begun(at, draw, newId())
    for (let step = 1; step <= steps; step++) {
      await history.step()
      if (step % 5 === 0) await agrees(history, draw)
    }
    await closes(history, draw)
  },
)

it('the histories reach every kind of billing', async () => {
  const kinds = new Set<string>()
  for (let seed = 0; seed < 20; seed++) kinds.add(History.billingOf(drawsFrom(seed)))
  expect([...kinds].toSorted()).toEqual(['capped', 'fixed', 'time'])
})
