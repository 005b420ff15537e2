import type { Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => ({
  'projectBudgets.setWarnings': () =>
    admin.put(`/v1/projects/${things['project_not_found']}/budget/warnings`, { warningSharesBp: [9000] }),
})
