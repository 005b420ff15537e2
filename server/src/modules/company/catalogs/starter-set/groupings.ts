/** Names by code. */
export const starterPlanningUnits = { office: 'Toimisto', field: 'Kenttä' } as const

export const starterStaffGroups = { monthly: 'Kuukausipalkkaiset', hourly: 'Tuntipalkkaiset' } as const

export const starterCostCenters = {
  administration: 'Hallinto',
  sales: 'Myynti',
  production: 'Tuotanto',
} as const
