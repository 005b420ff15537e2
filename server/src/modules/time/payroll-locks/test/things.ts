import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  async payroll_lock_not_found({ made }) {
    return (await made('/v1/payroll-locks', { periodStart: '2020-01-01', periodEnd: '2020-01-31' })).id
  },
}
