import { isMap, isScalar, isSeq } from 'yaml';
import type { Shape, ShapeField } from './form-shape';

/**
 * Values of a YAML file. A map keeps its pairs, so that a key which stands in it twice is not lost before somebody is told.
 */
export type Stored = string | number | boolean | null | readonly Stored[] | StoredMap;

export interface StoredMap {
  readonly pairs: readonly (readonly [key: string, value: Stored])[];
  /** True where the order is an editor's own, as of values by ids; else that of the file stays. */
  readonly isOrdered?: boolean;
  /** True for a map that is written on one line where it is new: `{ game: star-echo }`. */
  readonly isFlow?: boolean;
}

export function isList(value: Stored): value is readonly Stored[] {
  return Array.isArray(value);
}

export function isStoredMap(value: Stored): value is StoredMap {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** True when two values say the same; in a map of fields the order says nothing. */
export function isSame(one: Stored, other: Stored): boolean {
  if (isList(one)) {
    if (!isList(other) || one.length !== other.length) return false;
    return one.every((value, at) => isSame(value, other[at] ?? null));
  }
  if (!isStoredMap(one)) return one === other;
  if (!isStoredMap(other) || one.pairs.length !== other.pairs.length) return false;
  const sorted = ({ pairs, isOrdered }: StoredMap) =>
    isOrdered === true ? pairs : [...pairs].sort(([a], [b]) => (a < b ? -1 : 1));
  const others = sorted({ ...other, isOrdered: one.isOrdered === true });
  return sorted(one).every(([key, value], at) => {
    const [otherKey, otherValue] = others[at] ?? ['', null];
    return key === otherKey && isSame(value, otherValue);
  });
}

/** Reads the values of a node of a YAML document. */
export function storedOf(node: unknown): Stored {
  if (isScalar(node)) {
    const { value } = node;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : null;
  }
  if (isSeq(node)) return node.items.map(storedOf);
  if (!isMap(node)) return null;
  return {
    pairs: node.items.map(({ key, value }) => [
      String(isScalar(key) ? key.value : key),
      storedOf(value),
    ]),
  };
}

/** Finds the value of a key; undefined where there is none. */
function valueIn(map: StoredMap, key: string): Stored | undefined {
  return map.pairs.find(([name]) => name === key)?.[1];
}

/** Value of a form, as JSON has it. */
export type FormValue = string | number | boolean | null | readonly FormValue[] | FormObject;

export interface FormObject {
  readonly [name: string]: FormValue;
}

function isFormObject(value: FormValue | undefined): value is FormObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Name of the field of a list in a form that holds what is the key in the file, and of a value that is no object. */
const [ID, VALUE] = ['id', 'value'];

/** Name of the field that says which kind of value it is, where it is one of several. */
const TYPE = 'type';

function fieldsToForm(fields: readonly ShapeField[], map: StoredMap): FormObject {
  return Object.fromEntries(
    fields.flatMap(({ name, shape }) => {
      const value = valueIn(map, name);
      return value === undefined ? [] : [[name, toForm(shape, value)]];
    }),
  );
}

/** Turns what a file holds into what its form shows. What is no such value stays away from the form, and in the file. */
export function toForm(shape: Shape, value: Stored): FormValue {
  switch (shape.kind) {
    case 'text':
    case 'choice':
      return isList(value) || isStoredMap(value) ? null : value;
    case 'list':
      return isList(value) ? value.map((item) => toForm(shape.item, item)) : [];
    case 'object':
      return isStoredMap(value) ? fieldsToForm(shape.fields, value) : {};
    case 'map':
      if (!isStoredMap(value)) return [];
      return value.pairs.map(([id, stored]) => {
        const inForm = toForm(shape.value, stored);
        return isFormObject(inForm) ? { [ID]: id, ...inForm } : { [ID]: id, [VALUE]: inForm };
      });
    case 'one of': {
      if (typeof value === 'string') return { [TYPE]: value };
      if (!isStoredMap(value)) return {};
      const type = shape.types.find(({ name }) => valueIn(value, name) !== undefined);
      return type ? { [TYPE]: type.name, ...fieldsToForm(type.fields ?? [], value) } : {};
    }
  }
}

/** True for what a form leaves where nobody has written anything. */
function isEmpty(value: Stored): boolean {
  if (isList(value)) return value.length === 0;
  if (isStoredMap(value)) return value.pairs.length === 0;
  return value === null || value === '';
}

function fieldsFromForm(fields: readonly ShapeField[], form: FormObject): StoredMap['pairs'] {
  return fields.flatMap(({ name, shape, isRequired }) => {
    const value = form[name];
    if (value === undefined) return [];
    const stored = fromForm(shape, value);
    return isEmpty(stored) && !isRequired ? [] : [[name, stored] as const];
  });
}

/** Turns what a form shows into what its file holds. */
export function fromForm(shape: Shape, value: FormValue): Stored {
  switch (shape.kind) {
    case 'text':
    case 'choice':
      return typeof value === 'object' ? '' : value;
    case 'list':
      return Array.isArray(value) ? value.map((item: FormValue) => fromForm(shape.item, item)) : [];
    case 'object':
      return { pairs: isFormObject(value) ? fieldsFromForm(shape.fields, value) : [] };
    case 'map': {
      const items: readonly FormValue[] = Array.isArray(value) ? value : [];
      const pairs = items.filter(isFormObject).map(({ [ID]: id, ...rest }) => {
        const stored = shape.value.kind === 'object' ? rest : (rest[VALUE] ?? '');
        return [typeof id === 'string' ? id : '', fromForm(shape.value, stored)] as const;
      });
      return { isOrdered: true, pairs };
    }
    case 'one of': {
      const name = isFormObject(value) ? value[TYPE] : undefined;
      const type = shape.types.find((each) => each.name === name);
      if (!type || !isFormObject(value)) return '';
      if (!type.fields) return type.name;
      return { isFlow: true, pairs: fieldsFromForm(type.fields, value) };
    }
  }
}

/** Reads what a form holds of any value of JSON. */
export function asFormValue(value: unknown): FormValue {
  if (Array.isArray(value)) return value.map(asFormValue);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, asFormValue(inner)]),
    );
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;
}
