import type { Things } from '../../../../../../test/breadth/things.ts'

let count = 0

export const things: Things = {
  async leave_policy_not_found({ made }) {
    const versions = [{ validFrom: '2015-01-01', kind: 'finnish_annual_holiday' }]
    count += 1
    return (
      await made('/v1/leave-policies', {
        code: `holiday-${count}`,
        name: 'Vuosiloma',
        unit: 'days',
        versions,
      })
    ).id
  },
}
