import fc from 'fast-check'
import { afterAll } from 'vitest'
import { endFile } from './end-of-file.ts'

// The same examples in every run, so that a failure is of the change that made it; another seed looks further.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) })

afterAll(endFile)
