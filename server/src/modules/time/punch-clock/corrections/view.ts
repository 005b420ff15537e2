import type { Punch } from '../punches/record.ts'
import { punchView } from '../punches/view.ts'
import type { Correction } from './record.ts'
import type { CorrectionView } from './shapes.ts'

export const correctionView = (
  { punchId: _, allocations, ...correction }: Correction,
  punch: Punch | null,
): CorrectionView => ({
  ...correction,
  allocations: allocations.map(({ minutes: __, ...allocation }) => allocation),
  punch: punch ? punchView(punch) : null,
})
