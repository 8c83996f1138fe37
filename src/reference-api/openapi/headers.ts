import { FIXED_HEADERS, PLATFORM_SOURCE, type Endpoint } from '../../contract';

interface HeaderParameter {
  readonly name: string;
  readonly in: 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: { readonly type: 'string'; readonly enum?: readonly string[] };
}

function header(name: string, description: string, values?: readonly string[]): HeaderParameter {
  return {
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string', ...(values ? { enum: values } : {}) },
  };
}

const always = [
  ...Object.entries(FIXED_HEADERS).map(([name, value]) =>
    header(name, 'Sent with every request', [value]),
  ),
  header('platform-source', 'Which variant of the site calls', Object.values(PLATFORM_SOURCE)),
];

const loggedIn = [
  header('user_id', 'The web_user_id of the session'),
  header('device-identifier', 'A number in text, made from the user agent; "0" when that failed'),
  header('app-channel', 'The channel that the visit came by'),
];

/** The headers that the site sends to an endpoint (contract, "Headers"); the server refuses none that is absent. */
export function headersOf({ token, namesDevice }: Endpoint): HeaderParameter[] {
  if (token !== 'none') return [...always, ...loggedIn];
  return namesDevice
    ? [...always, ...loggedIn.filter(({ name }) => name === 'device-identifier')]
    : always;
}
