import { ERROR_CODE } from '../../contract';

/** A failure that the caller is told about: it becomes an envelope with this code and message. */
export class EndpointError extends Error {
  constructor(
    readonly code: number,
    message: string,
    /** The envelope's payload, for the codes that carry one. */
    readonly payload: unknown = null,
  ) {
    super(message);
    this.name = 'EndpointError';
  }
}

/** 40000: the input is not valid; the message begins with the field's name. */
export function invalidInput(field: string, expected: string): EndpointError {
  return new EndpointError(ERROR_CODE.invalidInput, `${field}: ${expected}`);
}

/** 40400: nothing has this id. `what` is the thing's name, such as `game`. */
export function unknownId(what: string, id: string): EndpointError {
  return new EndpointError(ERROR_CODE.unknownId, `There is no ${what} ${id}`);
}

/** 50000: a fault of the server itself; the message goes to the client, so it holds no secrets. */
export function serverFault(message: string): EndpointError {
  return new EndpointError(ERROR_CODE.serverFault, message);
}
