// Started by npm at the end of an install, while the folder can still be written: makes the bundle that the service is run from.
import { ensureBundle } from './bundle.mjs'

ensureBundle()
