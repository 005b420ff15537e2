import { expect, it } from 'vitest'
import { targetCount } from '../bounds.ts'
import { startPayroll } from './payroll.ts'

const { newTarget, tauno } = await startPayroll()

it('an organisation has so many targets at most', async () => {
  for (let made = 0; made < targetCount; made++) await newTarget({ name: `Bureau ${made}` })
  const further = { name: 'One too many', transport: 'download', format: 'json' }
  expect(await tauno.post('/v1/export-targets', further)).toMatchObject({
    status: 422,
    body: { code: 'export_target_limit_reached' },
  })
  expect((await tauno.get('/v1/export-targets')).body.items).toHaveLength(targetCount)
})
