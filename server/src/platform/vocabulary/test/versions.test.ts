import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { covers, placeVersion, placeVersions, type Validity, versionAt } from '../versions.ts'

const version = (validFrom: string, validTo: string | null = null): Validity => ({ validFrom, validTo })

describe('the version in force', () => {
  const versions = [version('2026-01-01', '2026-06-30'), version('2026-08-01')]
  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', versions[0]],
    ['2026-06-30', versions[0]],
    ['2026-07-15', undefined],
    ['2026-08-01', versions[1]],
    ['2199-01-01', versions[1]],
  ])('on %s is the one whose dates hold it, ends included', (date, expected) => {
    expect(versionAt(versions, date)).toBe(expected)
  })
})

describe('placing a version', () => {
  it.each([
    {
      what: 'ends an open earlier one the day before',
      to: [version('2026-01-01')],
      add: version('2026-03-01'),
      then: [version('2026-01-01', '2026-02-28'), version('2026-03-01')],
    },
    {
      what: 'knows leap days',
      to: [version('2028-01-01')],
      add: version('2028-03-01'),
      then: [version('2028-01-01', '2028-02-29'), version('2028-03-01')],
    },
    {
      what: 'leaves days without a version after a bounded one',
      to: [version('2026-01-01')],
      add: version('2026-03-01', '2026-03-31'),
      then: [version('2026-01-01', '2026-02-28'), version('2026-03-01', '2026-03-31')],
    },
    {
      what: 'fills a gap',
      to: [version('2026-01-01', '2026-01-31'), version('2026-03-01')],
      add: version('2026-02-01', '2026-02-28'),
      then: [version('2026-01-01', '2026-01-31'), version('2026-02-01', '2026-02-28'), version('2026-03-01')],
    },
    {
      what: 'may come before all others',
      to: [version('2026-01-01')],
      add: version('2025-01-01', '2025-12-31'),
      then: [version('2025-01-01', '2025-12-31'), version('2026-01-01')],
    },
    {
      what: 'may last one day',
      to: [],
      add: version('2026-01-01', '2026-01-01'),
      then: [version('2026-01-01', '2026-01-01')],
    },
  ])('$what', ({ to, add, then }) => {
    expect(placeVersion(to, add)).toMatchObject({ versions: then, added: add })
  })

  it.each([
    { what: 'the same first day', to: [version('2026-01-01')], add: version('2026-01-01') },
    { what: 'an open one before a later one', to: [version('2026-01-01')], add: version('2025-01-01') },
    {
      what: 'one that runs into the next',
      to: [version('2026-01-01')],
      add: version('2025-01-01', '2026-01-01'),
    },
    {
      what: 'one that starts in a closed one',
      to: [version('2026-01-01', '2026-06-30')],
      add: version('2026-06-30'),
    },
    {
      what: 'one around another',
      to: [version('2026-02-01', '2026-02-28')],
      add: version('2026-01-01', '2026-12-31'),
    },
  ])('refuses $what', ({ to, add }) => {
    expect(placeVersion(to, add)).toMatchObject({ refusal: 'version_ranges_overlap' })
  })

  it('refuses an end before the start', () => {
    expect(placeVersion([], version('2026-02-01', '2026-01-31'))).toMatchObject({
      refusal: 'range_end_before_start',
    })
  })

  it('changes nothing but the end of the one it closed', () => {
    const before = [version('2025-01-01', '2025-12-31'), version('2026-01-01')]
    const placed = placeVersion(before, version('2026-07-01'))
    if ('refusal' in placed) throw new Error(placed.detail)
    expect(placed.closed).toEqual(version('2026-01-01', '2026-06-30'))
    expect(placed.versions[0]).toBe(before[0])
    expect(before[1]).toEqual(version('2026-01-01'))
  })
})

describe('first versions given together', () => {
  it('are put in order, each ending where the next begins', () => {
    expect(placeVersions([version('2026-01-01'), version('2024-01-01')])).toEqual([
      version('2024-01-01', '2025-12-31'),
      version('2026-01-01'),
    ])
  })

  it('may not overlap', () => {
    expect(placeVersions([version('2024-01-01', '2026-01-01'), version('2026-01-01')])).toMatchObject({
      refusal: 'version_ranges_overlap',
    })
  })
})

it('whatever is placed, in whatever order, no day ever has two versions', () => {
  const day = fc.integer({ min: 0, max: 60 }).map(days => addDays('2026-01-01', days))
  const any = fc.tuple(day, fc.option(day)).map(([from, to]) => version(from, to))
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), attempts => {
      let versions: readonly Validity[] = []
      for (const attempt of attempts) {
        const placed = placeVersion(versions, attempt)
        if (!('refusal' in placed)) versions = placed.versions
      }
      for (let days = -1; days <= 62; days++) {
        const date = addDays('2026-01-01', days)
        expect(versions.filter(one => covers(one, date)).length).toBeLessThan(2)
      }
    }),
  )
})
