import { expect, it } from 'vitest'
import { startWorld } from '../../../../test/world/world.ts'
import { systemActor } from '../../../platform/audit/audit-trail.ts'
import { foundProjects } from '../../projects/record/port.ts'

const world = await startWorld()

it('a day with hours on a project that expects a phase is not confirmed', async () => {
  const { id: orgId, catalogs } = world.meri
  const request = { orgId, actor: systemActor, operation: 'world.project', requestId: 'world' }
  const projects = await world.app.services.transactions.run(request, tx =>
    foundProjects(tx, [{ code: 'bridge', name: 'Silta', attributionPrecision: 'phase' }]),
  )
  const valueId = projects.get('bridge')
  const day = '/v1/me/work-days/2026-02-02'
  const entry = {
    entryTypeId: catalogs.entryTypes.work,
    startMinutes: 480,
    endMinutes: 720,
    allocations: [{ dimensionId: 'project', valueId }],
  }
  const veera = world.as('veera')
  expect(await veera.put(`${day}/entries`, { entries: [entry] })).toMatchObject({ status: 200 })
  expect(await veera.post(`${day}/confirm`, {})).toMatchObject({
    status: 422,
    body: { code: 'attribution_precision_unmet', valueId },
  })
  expect((await veera.get(day)).body).toMatchObject({ status: 'draft' })
})
