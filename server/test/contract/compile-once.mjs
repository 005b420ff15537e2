import core from 'ajv/dist/core.js'

// Spectral compiles a schema anew wherever the description uses it, which is three quarters of its work. Loaded before it,
// this compiles each text once; a schema that holds itself has no text, and is compiled as ever.
const { prototype } = core.default
const { compile } = prototype
const compiledBy = new WeakMap()

function textOf(schema) {
  try {
    return JSON.stringify(schema)
  } catch {
    return undefined
  }
}

prototype.compile = function compileOnce(schema, isMeta) {
  const text = isMeta ? undefined : textOf(schema)
  if (text === undefined) return compile.call(this, schema, isMeta)
  const compiled = compiledBy.get(this) ?? new Map()
  compiledBy.set(this, compiled)
  const found = compiled.get(text) ?? compile.call(this, schema)
  compiled.set(text, found)
  return found
}
