// toBeVisible(), toHaveAccessibleName() and the like, for tests that run in a page.
import '@testing-library/jest-dom';
