const areas: readonly (() => Storage)[] = [() => localStorage, () => sessionStorage];

/** `__tea_cache_tokens_{id}`, `__tea_session_id_{id}`, `_tea_utm_cache_{id}`, `_$utm_from_url_{id}` and the like. */
function isOf(appId: string, name: string): boolean {
  return /^(?:__?tea_|_\$utm_)/.test(name) && name.endsWith(`_${appId}`);
}

function forgetStored(appId: string): void {
  for (const area of areas) {
    try {
      const storage = area();
      for (const key of Object.keys(storage)) if (isOf(appId, key)) storage.removeItem(key);
    } catch {
      // Forbidden: nothing is there.
    }
  }
}

function forgetCookies(appId: string): void {
  try {
    for (const cookie of document.cookie.split('; ')) {
      const [name = ''] = cookie.split('=');
      if (!isOf(appId, decodeURIComponent(name))) continue;
      // The SDK names the host, with which a cookie is another one than without.
      for (const domain of ['', `; domain=${location.hostname}`]) {
        document.cookie = `${name}=; path=/; max-age=0${domain}`;
      }
    }
  } catch {
    // Forbidden, or a name that is spoiled and therefore nobody's.
  }
}

/** Removes what the DataFinder SDK has stored for an app id: in both storages and in cookies. */
export function forgetDataFinder(appId: string): void {
  forgetStored(appId);
  forgetCookies(appId);
}
