/** The folder of the pictures of the API, which the build has encoded. */
export const PICTURES_PATH = '/static/pictures/';
