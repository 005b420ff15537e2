import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin }) => {
  let year = 2032
  const rule = () => ({
    ...{ validFrom: `${++year}-01-01`, required: true },
  })
  return {
    'approvalRules.add': async () => admin.post('/v1/invoicing/approval-rules', rule()),
    'approvalRules.remove': async () => {
      const { id } = await made(admin.post('/v1/invoicing/approval-rules', rule()))
      return admin.delete(`/v1/invoicing/approval-rules/${id}`)
    },
  }
}
