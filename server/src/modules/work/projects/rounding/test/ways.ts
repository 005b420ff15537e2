import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin }) => {
  let year = 2032
  const rule = () => ({
    ...{ validFrom: `${++year}-01-01`, unitMinutes: 15, mode: 'up', scope: 'day' },
  })
  return {
    'roundingRules.add': async () => admin.post('/v1/invoicing/rounding-rules', rule()),
    'roundingRules.remove': async () => {
      const { id } = await made(admin.post('/v1/invoicing/rounding-rules', rule()))
      return admin.delete(`/v1/invoicing/rounding-rules/${id}`)
    },
  }
}
