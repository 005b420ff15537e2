const officeWeek = [450, 450, 450, 450, 450, 0, 0] as const

/** By code: the four ways of agreeing on hours that a Finnish company meets first. */
export const starterWorktimeModels = {
  // Agreements of office workers make the eves free, too.
  fixed_37_5: { name: 'Kiinteä 37,5 h', kind: 'fixed', dayTargets: officeWeek, eveEffect: 'target_zero' },
  flex_37_5: { name: 'Liukuma 37,5 h', kind: 'flex', dayTargets: officeWeek, eveEffect: 'target_zero' },
  // Period-based work: 120 hours in three weeks (Working Time Act 872/2019, 7 §).
  period_3_weeks: {
    name: 'Jaksotyö 3 viikkoa',
    kind: 'period',
    periodWeeks: 3,
    periodStartsOn: '2026-01-05',
  },
  hourly: { name: 'Tuntityö', kind: 'hours_only' },
} as const
