/**
 * Runs a script from elsewhere.
 * @throws when it does not come; one that is broken has come
 */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${address} did not come`));
    };
    document.head.append(script);
  });
}
