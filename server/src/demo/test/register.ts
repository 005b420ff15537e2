import { expect } from 'vitest'
import type { Client } from '../../../test/world/client.ts'
import type { TestDatabase } from '../../../test/world/database.ts'
import type { PlainDate } from '../../platform/vocabulary/dates.ts'
import { startOf } from '../timeline/period.ts'

/** The register has every day that is stored, each with its detail and history. */
export async function expectRegister(
  service: Pick<Client, 'get'>,
  {
    database,
    orgId,
    today,
  }: { readonly database: TestDatabase; readonly orgId: string; readonly today: PlainDate },
): Promise<void> {
  const days: { id: string }[] = []
  for (let cursor = ''; ; ) {
    const { body } = await service.get(
      `/v1/work-days?from=${startOf(today)}&to=${today}&limit=100${cursor && `&cursor=${cursor}`}`,
    )
    days.push(...body.items)
    if (!body.pageInfo.hasMore) break
    cursor = body.pageInfo.nextCursor
  }
  const [stored] = await database.owner<{ count: string }>(
    // Planned absences are on days to come.
    'select count(*) from work_days where org_id = $1 and work_date <= $2',
    [orgId, today],
  )
  expect(days.length).toBe(Number(stored?.count))
  for (const { id } of days.filter((_, index) => index % 50 === 0)) {
    expect((await service.get(`/v1/work-days/${id}`)).status).toBe(200)
    expect((await service.get(`/v1/work-days/${id}/history`)).body.items.length).toBeGreaterThan(0)
  }
}
