/** An id: 1 to 64 characters of `[A-Za-z0-9_-]`. */
export const ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

/** A token of a session: it goes into a header, where any other character would make every request fail. */
export const TOKEN_PATTERN = /^[\x21-\x7e]+$/;

/** A phone number of mainland China, without its country code (specification, section 5). */
export const PHONE_PATTERN = /^1[3-9]\d{9}$/;
