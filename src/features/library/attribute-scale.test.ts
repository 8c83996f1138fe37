import { measures } from './attribute-scale';

function shown(...values: string[]) {
  return measures(values).map(
    (measure) => measure && `${String(measure.value)}/${String(measure.max)}`,
  );
}

describe('the bars of a role', () => {
  it('share a scale of 100 where most numbers are below that', () => {
    expect(shown('72', '65', '0', '100')).toEqual(['72/100', '65/100', '0/100', '100/100']);
    expect(shown('68', '3', '8.2')).toEqual(['68/100', '3/100', '8.2/100']);
  });

  it('share a scale of 10 where all numbers are that small', () => {
    expect(shown('3', '8.2', '10')).toEqual(['3/10', '8.2/10', '10/10']);
    expect(shown('0')).toEqual(['0/10']);
    expect(shown('3', '11')).toEqual(['3/100', '11/100']);
  });

  it('give a number beyond the scale one of its own', () => {
    expect(shown('300', '1', '62')).toEqual(['300/500', '1/100', '62/100']);
    expect(shown('99999', '300', '72')).toEqual(['99999/100000', '300/500', '72/500']);
  });

  it('share a round number where most are larger than 100', () => {
    expect(shown('1420', '640', '600', '80')).toEqual([
      '1420/2000',
      '640/1000',
      '600/1000',
      '80/1000',
    ]);
    expect(shown('6000', '200')).toEqual(['6000/10000', '200/10000']);
    expect(shown('500', '200')).toEqual(['500/500', '200/500']);
  });

  it.each([
    '水边应名',
    '',
    '6 号下铺',
    '第九命',
    '27.0.1',
    '-5',
    '1,2',
    'NaN',
    '1e3',
    '12kg',
    '5/',
    '/5',
  ])('are none where the value is the word %p', (word) => {
    expect(shown(word, '50')).toEqual([undefined, '50/100']);
  });

  it('read numbers however they are written', () => {
    expect(shown('７２', ' 12 ', '1,420')).toEqual(['72/100', '12/100', '1420/2000']);
  });

  it('keep the scale that a value brings', () => {
    expect(shown('3/5', '12%', '１２％', '7 / 8')).toEqual(['3/5', '12/100', '12/100', '7/8']);
    expect(shown('7/5', '0/0', '1/2/3', '101%')).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are none where there is nothing', () => {
    expect(measures([])).toEqual([]);
  });
});
