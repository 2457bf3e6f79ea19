import { z } from 'zod';

const made = new WeakMap<z.ZodTypeAny, z.ZodTypeAny>();

/**
 * The same schema with every object in it strict, at any depth: a key that is not declared is an issue
 * (`unrecognized_keys`) instead of being dropped. Knows the kinds of schema that answers are declared with.
 *
 * @throws Error for a kind that would let anything through, or that it does not know
 */
export function strictly(schema: z.ZodTypeAny): z.ZodTypeAny {
  const known = made.get(schema);
  if (known) return known;
  const strict = rebuilt(schema);
  made.set(schema, strict);
  return strict;
}

function rebuilt(schema: z.ZodTypeAny): z.ZodTypeAny {
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape as z.ZodRawShape).map(([key, value]) => [key, strictly(value)]);
    return z.object(Object.fromEntries(shape) as z.ZodRawShape).strict();
  }
  if (schema instanceof z.ZodArray) {
    return new z.ZodArray({
      ...(schema as z.ZodArray<z.ZodTypeAny>)._def,
      type: strictly(schema.element as z.ZodTypeAny),
    });
  }
  if (schema instanceof z.ZodTuple) {
    const items = (schema as z.ZodTuple).items.map((item) => strictly(item));
    return z.tuple(items as [z.ZodTypeAny, ...z.ZodTypeAny[]]);
  }
  if (schema instanceof z.ZodUnion) {
    const options = (schema.options as z.ZodTypeAny[]).map(strictly);
    return z.union(options as [z.ZodTypeAny, z.ZodTypeAny, ...z.ZodTypeAny[]]);
  }
  if (schema instanceof z.ZodRecord)
    return z.record(schema.keySchema as z.ZodString, strictly(schema.valueSchema as z.ZodTypeAny));
  if (schema instanceof z.ZodNullable) return strictly(schema.unwrap() as z.ZodTypeAny).nullable();
  if (schema instanceof z.ZodOptional) return strictly(schema.unwrap() as z.ZodTypeAny).optional();
  if (isLeaf(schema)) return schema;
  throw new Error(`an answer cannot be declared with ${schema.constructor.name}`);
}

/** Kinds that hold no keys. `ZodUnknown` and `ZodAny` are not among them: they declare nothing. */
const isLeaf = (schema: z.ZodTypeAny): boolean =>
  [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodLiteral, z.ZodEnum, z.ZodNull].some((kind) => schema instanceof kind) ||
  (schema instanceof z.ZodEffects && isLeaf(schema.innerType() as z.ZodTypeAny));
